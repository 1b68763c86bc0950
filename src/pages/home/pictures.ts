/** The addresses of the products' pictures by product id. */
export const productPictures = mapByFileName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, import: 'default' }),
);

/** The addresses of the products' logos by product id. Some products have no logo. */
export const productLogos = mapByFileName(
  import.meta.glob<string>('./logos/*.svg', { eager: true, import: 'default' }),
);

function mapByFileName(files: Record<string, string>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, url]) => [/([^/]+)\.svg$/.exec(file)?.[1], url]),
  );
}
