import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerWithin, askAgain, NoAnswer } from '../audit/noAnswer.ts';
import { capture } from '../audit/pixels.ts';

const never = () => new Promise<string>(() => {});

describe('a browser that does not answer', () => {
  it('is waited for no longer than is said, and told of', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answer = expect(answerWithin(never(), 60_000, () => '/terms in dark')).rejects.toThrow(
      '/terms in dark: the browser gave no answer for 60 s.',
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
  });

  it('is waited for less where it is asked for a picture, which it at times forgets', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const page = {
      context: () => ({ newCDPSession: async () => ({ send: never }) }),
    };
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const picture = expect(capture(page as never, { format: 'png' }, box)).rejects.toThrow(
      'A picture: the browser gave no answer for 20 s.',
    );
    await vi.advanceTimersByTimeAsync(20_000);
    await picture;
  });

  it('is asked once more, and that is told', async () => {
    const tell = vi.fn<(message: string) => void>();
    const ask = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new NoAnswer('No answer.'))
      .mockResolvedValueOnce('an answer');
    await expect(askAgain(ask, tell)).resolves.toBe('an answer');
    expect(tell.mock.calls).toEqual([['No answer.']]);
  });

  it('is not asked a third time', async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new NoAnswer('No answer.'));
    await expect(askAgain(ask, () => {})).rejects.toThrow('No answer.');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is another matter than a check that breaks, which is not tried again', async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('The check broke.'));
    await expect(askAgain(ask, () => {})).rejects.toThrow('The check broke.');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
