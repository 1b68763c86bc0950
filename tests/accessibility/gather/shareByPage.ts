import type { AuditPage } from '../model.ts';

/** All jobs of a page share what one job gathers. If gathering fails, the next job tries again. */
export function shareByPage<T>() {
  const known = new WeakMap<AuditPage, Promise<T>>();
  return (page: AuditPage, gather: () => Promise<T>): Promise<T> => {
    const gathered = known.get(page)?.catch(gather) ?? gather();
    known.set(page, gathered);
    return gathered;
  };
}
