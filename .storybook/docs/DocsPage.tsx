import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Usage } from '../story-parameters.ts';

/** The page of a component: what it is, when to take it, its props and its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  // A story file may render a demonstration around its component, and then names the component here.
  const [described] = Object.values(preparedMeta.subcomponents ?? {});
  const usage: Usage | undefined = preparedMeta.parameters.usage;
  return (
    <>
      <Title />
      {described ? <Description of={described} /> : <Description />}
      {usage ? <UsageLists {...usage} /> : null}
      <Primary />
      <Heading>Props</Heading>
      {described ? <ArgTypes of={described} /> : <Controls />}
      <Stories includePrimary={false} title="Stories" />
    </>
  );
}

function UsageLists({ use, avoid }: Usage) {
  return (
    <>
      <Heading>When to use</Heading>
      <Markdown>{listed(use)}</Markdown>
      <Heading>When not</Heading>
      <Markdown>{listed(avoid)}</Markdown>
    </>
  );
}

function listed(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${sentence}`).join('\n');
}
