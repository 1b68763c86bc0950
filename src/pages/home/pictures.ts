/** Addresses of the products' pictures, with the scene before and after the line in two views. */
export const productPictures = byName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, import: 'default' }),
);

/** Addresses of the apps' own marks, square; not every product has one yet. */
export const productLogos = byName(
  import.meta.glob<string>('./logos/*.svg', { eager: true, import: 'default' }),
);

/** By the product's id, which is the name of the file. */
function byName(files: Record<string, string>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, url]) => [/([^/]+)\.svg$/.exec(file)?.[1], url]),
  );
}
