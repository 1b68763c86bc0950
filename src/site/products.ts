import { siteConfig } from './config.ts';

export type ProductId = 'home' | 'room' | 'ride' | 'tattoo' | 'health' | 'diet';

/** A hue of `styles/tokens.css`, chosen by `data-color`. */
export type ProductColor = 'clay' | 'honey' | 'sky' | 'plum' | 'rose' | 'leaf';

/** Only a live product has an app to open. */
export type Availability =
  { status: 'live'; url: string } | { status: 'beta' | 'coming-soon'; url?: never };

export type ProductStatus = Availability['status'];

/** Name and tagline stand in `locales/`, under `products.<id>`. */
export type Product = {
  id: ProductId;
  icon: ProductId;
  logo?: 'home' | 'room' | 'ride';
  color: ProductColor;
} & Availability;

export const products: readonly Product[] = [
  {
    id: 'home',
    icon: 'home',
    logo: 'home',
    color: 'clay',
    status: 'live',
    url: siteConfig.homeAppUrl,
  },
  { id: 'room', icon: 'room', logo: 'room', color: 'honey', status: 'coming-soon' },
  { id: 'ride', icon: 'ride', logo: 'ride', color: 'sky', status: 'coming-soon' },
  { id: 'tattoo', icon: 'tattoo', color: 'plum', status: 'coming-soon' },
  { id: 'health', icon: 'health', color: 'rose', status: 'coming-soon' },
  { id: 'diet', icon: 'diet', color: 'leaf', status: 'coming-soon' },
];
