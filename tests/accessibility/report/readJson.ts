import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** @throws Error that names the file and lists mistakes in it */
export function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const mistakes = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path} has mistakes:\n${mistakes}`, { cause: error });
  }
}
