export function createFileTools() {
  /** Decodes what a security policy may not let the page fetch. */
  const readDataUrl = (address: string): Blob | undefined => {
    const [, head, body] = /^data:([^,]*),([^#]*)/is.exec(address) ?? [];
    if (head === undefined || body === undefined) return undefined;
    const text = body.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    );
    const bytes = /;\s*base64\s*$/i.test(head) ? atob(text) : text;
    return new Blob([Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0)], {
      type: head.replace(/;.*/s, ''),
    });
  };
  return {
    /** The file of an image; nothing where there is none at its address. */
    async readFile(address: string): Promise<Blob | undefined> {
      try {
        if (address.startsWith('data:')) return readDataUrl(address);
        const response = await fetch(address);
        return response.ok ? await response.blob() : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
