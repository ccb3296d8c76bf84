import { expect, test } from 'vitest';
import { moduleCircles } from './module-circles.ts';

const server = 'apps/server/src/';

/** What is imported, by the file that does. */
function circlesOf(imports: Record<string, readonly string[]>): string[] {
  const files = Object.entries(imports).map(([source, needed]) => ({
    source: `${server}${source}`,
    dependencies: needed.map((file) => ({ resolved: `${server}${file}` })),
  }));
  return moduleCircles(files).map(({ from, to }) => `${from.slice(server.length)}: ${to}`);
}

test('a circle is named at each of its imports, however long it is', () => {
  const imports = {
    'modules/cart/check-out.ts': ['modules/orders/add-order.ts', 'modules/mail-queue/mail-queue.ts'],
    'modules/orders/settle.ts': ['modules/tickets/new-ticket.ts', 'modules/orders/order-items.ts'],
    'modules/tickets/routes.ts': ['modules/orders/place-order.ts', 'modules/cart/filling.ts'],
  };
  expect(circlesOf(imports)).toEqual([
    'modules/cart/check-out.ts: orders → tickets → cart',
    'modules/orders/settle.ts: tickets → orders',
    'modules/tickets/routes.ts: orders → tickets',
    'modules/tickets/routes.ts: cart → orders → tickets',
  ]);
});

test('files of a module in folders of its own belong to it, and tests stand in no circle', () => {
  const imports = {
    'modules/posts/poll/poll-reply.ts': ['modules/posts/repository.ts'],
    'modules/posts/service.ts': ['modules/posts/poll/poll-reply.ts'],
    'modules/posts/posts.test.ts': ['modules/comments/service.ts'],
    'modules/comments/service.ts': ['modules/posts/service.ts'],
  };
  expect(circlesOf(imports)).toEqual([]);
});

test('no module gets at another by what hands the parts of all to those that know none', () => {
  const imports = {
    'contributions.ts': ['modules/invoices/next-source.ts', 'modules/next-steps/next-source.ts'],
    'modules/next-steps/waiting.ts': ['contributions.ts'],
    'create-app.ts': ['contributions.ts', 'modules/next-steps/routes.ts'],
  };
  expect(circlesOf(imports)).toEqual([
    'contributions.ts: next-steps → contributions',
    'modules/next-steps/waiting.ts: contributions → next-steps',
  ]);
});
