import { type Session, startSession } from './session.ts';
import { settle } from './settle.ts';

type Say = (sentence: string) => void;

/** Where the listening happens: one screen reader at a time, and a new one after a run that failed. */
export function openRoom(browser: string, say: Say) {
  let session: Session | undefined;

  function close() {
    session?.stop();
    session = undefined;
  }

  async function run<T>(act: (session: Session) => Promise<T>): Promise<T> {
    return settle(async () => {
      try {
        session ??= await startSession(browser);
        return await act(session);
      } catch (error) {
        close();
        throw error;
      }
    }, say);
  }

  return { run, close };
}

export type Room = ReturnType<typeof openRoom>;
