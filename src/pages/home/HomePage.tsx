import { Suspense } from 'react';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Products } from './Products.tsx';

/** Nothing suspends here. React hydrates each boundary separately, first the one that is used. */
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
