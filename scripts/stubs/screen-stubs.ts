import { beforeEndOf, camelCase, capital, type Files, kebabCase, wordsOf } from './insert.ts';

/** A page of a feature with its screen, hook, stories and words. What it reads is a stand-in: who is signed in. */
export function screenStubs(feature: string, name: string, read: (path: string) => string | null): Files {
  const source = `packages/features-${feature}/src`;
  const messages = read(`${source}/messages.ts`);
  if (messages === null) throw new Error(`There is no ${source}/messages.ts`);
  const folder = `${source}/pages/${name}`;
  if (read(`${folder}/${name}Screen.tsx`) !== null) throw new Error(`There is ${folder} already`);
  const key = name.slice(0, 1).toLowerCase() + name.slice(1);
  const hookFile = `use-${kebabCase(name)}.ts`;
  // The manifest has the titles of pages: menus and tabs need them before a page is opened.
  const manifest = read(`${source}/manifest.ts`) ?? '';
  const [, namespace = ''] = /defineMessages\('([^']+)'/.exec(messages) ?? [];
  const titles = `namespace: '${namespace}',\n    texts: {`;
  const hasTitles = manifest.includes(titles);
  const ownWords = hasTitles ? words(name, key) : titleOf(name, key) + words(name, key);
  const declared = `export const ${camelCase(feature)}Messages = defineMessages(`;
  return new Map([
    [`${source}/messages.ts`, beforeEndOf(messages, declared, ownWords)],
    ...(hasTitles ? [[`${source}/manifest.ts`, beforeEndOf(manifest, titles, titleOf(name, key, 3))] as const] : []),
    [`${folder}/${name}Page.tsx`, page(name, hookFile)],
    [`${folder}/${name}Screen.tsx`, screen(feature, name, key, hookFile)],
    [`${folder}/${hookFile}`, hook(name)],
    [`${folder}/${name}Screen.stories.tsx`, stories(feature, name)],
  ]);
}

function titleOf(name: string, key: string, depth = 1): string {
  return `${'  '.repeat(depth)}${key}Title: '${capital(wordsOf(name))}',\n`;
}

function words(name: string, key: string): string {
  return `  ${key}Empty: 'There is nothing here yet.',
  ${key}Failed: '${capital(wordsOf(name))} could not be loaded',
`;
}

function page(name: string, hookFile: string): string {
  return `import type { PageProps } from '@portal/kit';
import { ${name}Screen } from './${name}Screen.tsx';
import { use${name} } from './${hookFile}';

export function ${name}Page(_: PageProps) {
  return <${name}Screen {...use${name}()} />;
}
`;
}

function screen(feature: string, name: string, key: string, hookFile: string): string {
  return `import { useMessages, ViewSwitch } from '@portal/kit';
import { EmptyState, ForbiddenNotice, PageLayout, ProblemPanel, Skeleton, Text } from '@portal/ui';
import { ${camelCase(feature)}Messages } from '../../messages.ts';
import type { ${name} } from './${hookFile}';

export type ${name}ScreenProps = ${name};

export function ${name}Screen({ view }: ${name}ScreenProps) {
  const t = useMessages(${camelCase(feature)}Messages);
  return (
    <PageLayout width="small">
      <ViewSwitch
        view={view}
        loading={() => <Skeleton />}
        empty={() => <EmptyState title={t('${key}Title')} text={t('${key}Empty')} />}
        failed={(problem, retry) => <ProblemPanel title={t('${key}Failed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('${key}Failed')} text={problem.message} />}
        ready={(text) => <Text>{text}</Text>}
      />
    </PageLayout>
  );
}
`;
}

function hook(name: string): string {
  return `import { calls, useEndpoint } from '@portal/api';
import { mapView, type View } from '@portal/kit';

export interface ${name} {
  view: View<string>;
}

export function use${name}(): ${name} {
  const { view } = useEndpoint(calls.me.current);
  return { view: mapView(view, ({ firstName }) => firstName) };
}
`;
}

function stories(feature: string, name: string): string {
  return `import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}Screen } from './${name}Screen.tsx';

const meta = {
  title: '${capital(wordsOf(feature))}/${capital(wordsOf(name))}',
  component: ${name}Screen,
  args: { view: ready('Mia') },
} satisfies Meta<typeof ${name}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Ready: Story = {};
`;
}
