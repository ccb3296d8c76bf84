import type { Decorator } from '@storybook/react-vite';

/** The column that the host's account pages give to a form. */
export const onAccountPage: Decorator = (Story) => (
  <div style={{ maxInlineSize: 400, marginInline: 'auto' }}>
    <Story />
  </div>
);
