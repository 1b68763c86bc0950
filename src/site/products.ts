import { siteConfig } from './config.ts';

/** Only a live product has an app to open. */
export type Availability =
  { status: 'live'; url: string } | { status: 'beta' | 'coming-soon'; url?: never };

/** Texts, picture and mark go by the id; `node/build/checkContent` names what is missing. */
export type Product = {
  id: string;
  /** A hue of `styles/tokens.css`. */
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

/** Every product has the texts that each has; the build says which are missing. */
export const textsOf = (id: string) => id as 'home';
