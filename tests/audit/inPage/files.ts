export type FileTools = {
  /** What a picture has for a file; nothing where there is none at its address. */
  readFile: (address: string) => Promise<Blob | undefined>;
};

export function createFileTools(): FileTools {
  return {
    async readFile(address) {
      const [, type = '', isCoded, body] =
        /^data:([^;,]*)(?:;[^;,]*?)*?(;base64)?,(.*)$/is.exec(address) ?? [];
      if (body !== undefined) {
        // The site's security policy lets no such address be fetched.
        const bytes = isCoded
          ? atob(body)
          : body.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
              String.fromCodePoint(parseInt(code, 16)),
            );
        return new Blob([Uint8Array.from(bytes, (byte) => byte.codePointAt(0)!)], { type });
      }
      const response = await fetch(address).catch(() => undefined);
      return response?.ok ? response.blob() : undefined;
    },
  };
}
