import type { ReactNode } from 'react';
import { Announcer } from '../notifications/Announcer.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { Toaster } from '../notifications/Toaster.tsx';
import { useNavigationFocus } from '../navigation/useNavigationFocus.ts';
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
