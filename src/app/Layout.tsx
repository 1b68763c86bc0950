import { Suspense, type ReactNode } from 'react';
import { Announcer } from '../notifications/Announcer.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { Toaster } from '../notifications/Toaster.tsx';
import { useNavigationFocus } from '../navigation/useNavigationFocus.ts';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { PreviewBanner } from '../components/PreviewBanner.tsx';
import { UntranslatedNotice } from '../components/UntranslatedNotice.tsx';
import { useLocaleSuggestion } from './useLocaleSuggestion.tsx';

type LayoutProps = { children: ReactNode };

export function Layout({ children }: LayoutProps) {
  useNavigationFocus();
  useLocaleSuggestion();
  return (
    <>
      <Header>
        <SkipLink />
        <Announcer />
      </Header>
      {IS_PREVIEW && <PreviewBanner />}
      <main id="main" tabIndex={-1}>
        <UntranslatedNotice />
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Toaster />
    </>
  );
}
