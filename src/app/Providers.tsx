import { DirectionProvider, MantineProvider, mergeThemeOverrides } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LanguagesContext } from '../i18n/LanguagesContext.ts';
import type { SiteTexts } from '../i18n/siteTexts.ts';
import { ComponentNames } from './ComponentNames.tsx';
import { components } from './components.ts';
import { cssVariablesResolver, theme } from './theme.ts';

export type ProvidersProps = {
  i18n: I18n;
  page: Pick<SiteTexts, 'languages' | 'dir'>;
  children: ReactNode;
};

const siteTheme = mergeThemeOverrides(components, theme);

export function Providers({ i18n, page, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguagesContext value={page.languages}>
        <DirectionProvider initialDirection={page.dir} detectDirection={false}>
          <MantineProvider
            theme={siteTheme}
            defaultColorScheme="auto"
            cssVariablesResolver={cssVariablesResolver}
            // The build writes the variables into the style sheet. Mantine would write them into every page.
            withCssVariables={false}
          >
            <ComponentNames>{children}</ComponentNames>
          </MantineProvider>
        </DirectionProvider>
      </LanguagesContext>
    </I18nextProvider>
  );
}
