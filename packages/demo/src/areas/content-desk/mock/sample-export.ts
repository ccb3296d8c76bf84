import type { ImportedFile } from '@portal/rules';

const entry = { shortDescription: '', categories: [], tags: [], pictures: [], publishedAt: null };

/** What an export of WordPress tells in the demo. */
export const sampleExport: ImportedFile = {
  source: 'wordpress',
  otherCount: 3,
  entries: [
    {
      ...entry,
      position: 1,
      name: 'Our garden clinic is five',
      shortDescription: 'What grew, and what did not.',
      contentHtml: '<h2>Five years</h2><p>It began with two raised beds and a bench.</p>',
      publishedAt: new Date('2021-03-05T01:30:00.000Z'),
      categories: ['Practice', 'Gardens'],
      tags: ['NDIS', 'gardens'],
      pictures: ['https://blog.example.org/uploads/beds.jpg', 'https://blog.example.org/uploads/bench.jpg'],
    },
    {
      ...entry,
      position: 2,
      name: 'A walk through the new building',
      contentHtml: '<p>Wide doors, and a kitchen to practise in.</p>',
      publishedAt: new Date('2022-08-17T00:00:00.000Z'),
      categories: ['From the association'],
    },
    { ...entry, position: 3, name: '', contentHtml: '<p>Nobody gave this one a title.</p>' },
    { ...entry, position: 4, name: 'What is new in NDIS reports', contentHtml: '<p>It is there already.</p>' },
  ],
};
