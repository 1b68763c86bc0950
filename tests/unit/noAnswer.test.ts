import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerWithin, askAgain, NoAnswer } from '../audit/noAnswer.ts';

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
