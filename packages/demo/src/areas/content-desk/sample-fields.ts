import type { ContentFields } from '@portal/api/contract';

/** An item as somebody writes it. */
export const sampleContent: ContentFields = {
  name: 'Splints that children wear',
  shortDescription: 'What twelve families told us.',
  content: '<p>They choose the colour, and the rest follows.</p>',
  image: null,
  attachments: [],
  categoryIds: ['news-category-practice'],
  tagIds: [],
  segmentIds: [],
  isMembersOnly: false,
};

/** A text as it is kept by another system. */
const sampleMarkdown = `---
title: Handwriting at the kitchen table
date: 2024-03-05
categories: [Practice, Kitchens]
tags: NDIS, kitchens
---
## What you need

- a pen that is *not* too thin
- ten minutes

![The table](https://blog.example.org/table.jpg)
`;

export function importFile(text = sampleMarkdown, name = 'kitchen.md'): File {
  return new File([text], name, { type: 'text/plain' });
}
