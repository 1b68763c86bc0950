import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><button id="offer">Rowing boats</button></main>';

export const examples: Examples = {
  passed: [
    {
      description: 'A text that the user changes',
      html,
      script: () => {
        const offer = document.querySelector('#offer')!;
        offer.addEventListener('click', () => (offer.textContent = 'Sailing boats'));
      },
    },
  ],
  failed: [
    {
      description: 'A text that a timer changes',
      html,
      script: () =>
        setInterval(() => (document.querySelector('#offer')!.textContent = 'Canoes'), 8000),
      message: /^#offer: This changed by itself/,
    },
    {
      description: 'An element that a timer moves',
      html,
      script: () =>
        setInterval(() => (document.querySelector('h1')!.style.translate = '4px'), 5000),
      message: /main > h1: This changed by itself/,
    },
    {
      description: 'A session that ends within a day',
      html,
      script: () => setTimeout(() => document.querySelector('#offer')!.remove(), 3_600_000),
      message: /main: This changed by itself/,
    },
    {
      description: 'A page that leads to another one after a while',
      html,
      script: () => setTimeout(() => location.assign('/second'), 30_000),
      message: /The page went from .* to .*\/second by itself/,
    },
    {
      description: 'A page that loads itself again',
      html: `<!doctype html><html lang="en"><head><title>Boats</title><meta http-equiv="refresh" content="900" /></head><body>${html}</body></html>`,
      message: /The page loads another one by itself/,
    },
  ],
};
