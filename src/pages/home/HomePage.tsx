import { Suspense } from 'react';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Products } from './Products.tsx';

/**
 * No component suspends here. The `Suspense` boundaries let React hydrate the page in parts, beginning
 * with the part that the visitor uses.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense>
        <Products />
      </Suspense>
      <Suspense>
        <About />
        <Contact />
      </Suspense>
    </>
  );
}
