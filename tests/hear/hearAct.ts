import { toStop, walk } from './hearPage.ts';
import type { Stop } from './model.ts';
import type { Session } from './session.ts';
import { visit } from './visit.ts';

export type Act = {
  url: string;
  key: 'space' | 'Return';
  /** What is looked for, for the message where no Tab leads there. */
  control: string;
  isIt: (focus: NonNullable<Stop['focus']>) => boolean;
};

/** Goes to a control by Tab, presses it, and hears what comes of it. */
export async function hearAct(
  session: Session,
  { url, key, control, isIt }: Act,
): Promise<Stop & { pressed: string }> {
  return visit(session, { url, listener: 'hasty' }, async (visitor) => {
    for await (const { focus } of walk(visitor)) {
      if (focus && isIt(focus)) return { pressed: focus.name, ...toStop(await visitor.press(key)) };
    }
    throw new Error(`No Tab on the landing page leads to ${control}.`);
  });
}
