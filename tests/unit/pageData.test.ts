import { expect, it } from 'vitest';
import { htmlToPageData, pageDataToHtml, type PageData } from '../../src/i18n/pageData.ts';

it('the data of a page can contain any characters', () => {
  const data: PageData = {
    locale: 'en',
    dir: 'ltr',
    languages: [{ tag: 'en', name: 'English' }],
    messages: { common: { text: '</script><!--"\\\u2028$&' } },
  };
  const html = `<html>${pageDataToHtml(data)}</html>`;
  expect(htmlToPageData(html)).toEqual(data);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('a page without data causes an error', () => {
  expect(() => htmlToPageData('<p>Welcome to this hotel network</p>')).toThrow('page-data');
});
