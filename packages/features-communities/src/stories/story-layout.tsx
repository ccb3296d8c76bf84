import type { Decorator } from '@storybook/react-vite';

/** The space that a page leaves around its content. */
export const onAPage: Decorator = (Story) => (
  <div style={{ padding: 16, minBlockSize: '100vh', boxSizing: 'border-box' }}>
    <Story />
  </div>
);

/** The column that a feed has beside its panel. */
export const inAColumn: Decorator = (Story) => (
  <div style={{ padding: 16, minBlockSize: '100vh', boxSizing: 'border-box' }}>
    <div style={{ maxInlineSize: 680, marginInline: 'auto' }}>
      <Story />
    </div>
  </div>
);
