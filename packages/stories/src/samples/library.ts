import type { Faq, Folder, FolderAsset } from '@portal/api';

export function sampleFaq(differences: Partial<Faq> = {}): Faq {
  return {
    id: 'faq-1',
    name: 'How do I join a community?',
    description: '<p>Open it and press <strong>Join</strong>. A private one asks its moderators first.</p>',
    isDeleted: false,
    createdAt: '2026-03-02T01:00:00.000Z',
    createdByUserId: 'p-1',
    updatedAt: null,
    updatedByUserId: null,
    ...differences,
  };
}

export function sampleFolder(differences: Partial<Folder> = {}): Folder {
  return { id: 'folder-1', name: 'Protocols', description: 'What we use.', order: 1, assetsCount: 2, ...differences };
}

export const sampleAssets: readonly FolderAsset[] = [
  {
    id: 'asset-1',
    name: 'Flexor tendon repair, zone II',
    description: 'Early active motion, weeks 0 to 12.',
    type: 'file',
    path: 'data:application/pdf,',
    fileName: 'flexor-tendon-zone-2.pdf',
    bytes: 184_320,
    createdAt: '2026-05-04T01:00:00.000Z',
  },
  {
    id: 'asset-2',
    name: 'Splinting videos',
    description: '',
    type: 'link',
    path: 'https://example.org/hand-therapy/splinting',
    fileName: null,
    bytes: null,
    createdAt: '2026-05-05T01:00:00.000Z',
  },
];
