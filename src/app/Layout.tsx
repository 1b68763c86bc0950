import type { ReactNode } from 'react';
import { Announcer } from '../a11y/Announcer.tsx';
import { SkipLink } from '../a11y/SkipLink.tsx';
import { Toaster } from '../a11y/Toaster.tsx';
import { useNavigationFocus } from '../a11y/useNavigationFocus.ts';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { PreviewNote } from '../components/PreviewNote.tsx';
import { useLanguageOffer } from './useLanguageOffer.tsx';

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  useNavigationFocus();
  useLanguageOffer();
  return (
    <>
      <Header>
        <SkipLink />
        <Announcer />
      </Header>
      <PreviewNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  );
}
