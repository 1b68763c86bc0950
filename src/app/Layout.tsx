import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Announcer } from '../notifications/Announcer.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { Toaster } from '../notifications/Toaster.tsx';
import { useNavigationFocus } from '../navigation/useNavigationFocus.ts';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { PreviewBanner } from '../components/PreviewBanner.tsx';
import { UntranslatedNotice } from '../components/UntranslatedNotice.tsx';
import { useEarlyPresses } from './useEarlyPresses.ts';
import { useLocaleSuggestion } from './useLocaleSuggestion.tsx';

export function Layout() {
  useNavigationFocus();
  useLocaleSuggestion();
  useEarlyPresses();
  return (
    <>
      <Header>
        <SkipLink />
        <Announcer />
      </Header>
      {IS_PREVIEW && <PreviewBanner />}
      <main id="main" tabIndex={-1}>
        <UntranslatedNotice />
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Toaster />
    </>
  );
}
