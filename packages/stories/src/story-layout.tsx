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

/** The column that the host's account pages give to a form. */
export const onAccountPage: Decorator = (Story) => (
  <div style={{ maxInlineSize: 400, marginInline: 'auto' }}>
    <Story />
  </div>
);
