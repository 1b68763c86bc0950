import { DirectionProvider, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageContext, type PageContextValue } from '../i18n/PageContext.ts';
import { ComponentWords } from './ComponentWords.tsx';
import { components } from './components.ts';
import { cssVariablesResolver, theme } from './theme.ts';

type ProvidersProps = { i18n: I18n; page: PageContextValue; children: ReactNode };

const siteTheme = mergeThemeOverrides(components, theme);

/** Everything that components of the site ask for: texts, facts of the page, theme and direction. */
export function Providers({ i18n, page, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PageContext value={page}>
        <DirectionProvider initialDirection={page.dir} detectDirection={false}>
          <MantineProvider
            theme={siteTheme}
            defaultColorScheme="auto"
            cssVariablesResolver={cssVariablesResolver}
            // The style sheet has them, so that each page need not (`node/build/mantineTheme.ts`).
            withCssVariables={false}
          >
            <ComponentWords>{children}</ComponentWords>
          </MantineProvider>
        </DirectionProvider>
      </PageContext>
    </I18nextProvider>
  );
}
