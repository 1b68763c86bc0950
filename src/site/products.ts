import { siteConfig } from './config.ts';

export type Availability =
  { status: 'live'; url: string } | { status: 'beta' | 'coming-soon'; url?: never };

/** The id is a part of the file names of the picture and the optional logo, and of the keys of the texts. */
export type Product = {
  id: string;
  /** `app/colors.ts` defines the shades of each of these colours. */
  color: 'clay' | 'honey' | 'sky' | 'plum' | 'rose' | 'leaf';
} & Availability;

export const products: readonly Product[] = [
  { id: 'home', color: 'clay', status: 'live', url: siteConfig.homeAppUrl },
  { id: 'room', color: 'honey', status: 'coming-soon' },
  { id: 'ride', color: 'sky', status: 'coming-soon' },
  { id: 'tattoo', color: 'plum', status: 'coming-soon' },
  { id: 'health', color: 'rose', status: 'coming-soon' },
  { id: 'diet', color: 'leaf', status: 'coming-soon' },
];

/**
 * Gives each id the type `'home'`, which is the id of one product, so that TypeScript accepts the id in keys
 * such as `$.home.products[toProductKey(id)].name`. This is safe, because the texts of all products have the
 * same keys, and the build reports a missing text.
 */
export const toProductKey = (id: string) => id as 'home';
