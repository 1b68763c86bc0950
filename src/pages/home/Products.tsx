import { Text } from '@mantine/core';
import { useTexts } from '../../i18n/useTexts.tsx';
import { Section } from '../../components/Section.tsx';
import { products } from '../../site/products.ts';
import { ProductCard } from './ProductCard.tsx';
import classes from './Products.module.css';

export function Products() {
  const { text } = useTexts('home');
  return (
    <Section id="products" title={text(($) => $.home.products.title)} tone="band">
      <Text maw="var(--site-measure)" mb="xl" size="lg" c="dimmed">
        {text(($) => $.home.products.text)}
      </Text>
      <ul className={classes.grid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
