import * as z from 'zod';
import { signedIn } from '../../../contract/access.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import {
  contentCategory,
  contentCategoryMapping,
  contentFile,
  contentSegmentGroup,
  contentSegmentMapping,
  contentSubcategoryMapping,
  contentTag,
  contentTagMapping,
} from '../schemas.ts';
import { labelsQuery } from './list-queries.ts';

const service = 'content';
/** Of what somebody may read, each as far as its part of the portal is open to them. */
const forAll = { service, access: signedIn() } as const;

/** What news and resources are found by, and which of them has which. */
export const labelCalls = {
  tags: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/tag',
    summary: 'The tags of news and resources that whoever asks may read',
    query: labelsQuery,
    response: z.object({ data: z.array(contentTag) }),
  }),
  tag: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/tag/{id}',
    summary: 'One of these tags',
    response: z.object({ data: contentTag }),
    problems: ['not_found'],
  }),
  tagMappings: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/tag_mapping',
    summary: 'Which of what whoever asks may read carries which tag',
    query: labelsQuery,
    response: z.object({ data: z.array(contentTagMapping) }),
  }),
  categories: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/category',
    summary: 'The categories of news and of resources',
    query: labelsQuery,
    response: z.object({ data: z.array(contentCategory) }),
  }),
  category: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/category/{id}',
    summary: 'One of these categories',
    response: z.object({ data: contentCategory }),
    problems: ['not_found'],
  }),
  externalCategories: endpoint({
    method: 'GET',
    path: '/api/external/resource-categories',
    service: 'product',
    summary:
      'The categories of resources that another system of the organisation has; none where there is no such system',
    access: signedIn('resources'),
    response: z.object({ data: z.array(contentCategory) }),
    problems: ['unavailable'],
  }),
  categoryMappings: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/category_mapping',
    summary: 'Which of what whoever asks may read is in which category',
    query: labelsQuery,
    response: z.object({ data: z.array(contentCategoryMapping) }),
  }),
  subcategories: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/subcategory',
    summary: 'The categories below others',
    query: labelsQuery,
    response: z.object({ data: z.array(contentTag) }),
  }),
  subcategoryMappings: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/subcategory_mapping',
    summary: 'The same of the categories below others',
    query: labelsQuery,
    response: z.object({ data: z.array(contentSubcategoryMapping) }),
  }),
  files: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/files',
    summary: 'The files and pictures of what whoever asks may read',
    query: labelsQuery,
    response: z.object({ data: z.array(contentFile) }),
  }),
  segments: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/segment',
    summary: 'The segments that whoever asks belongs to',
    query: labelsQuery,
    response: z.object({ data: z.array(contentSegmentGroup) }),
  }),
  segmentMappings: endpoint({
    ...forAll,
    method: 'GET',
    path: '/api/content/items/segment_mapping',
    summary: 'Which of what whoever asks may read is for which of their segments',
    query: labelsQuery,
    response: z.object({ data: z.array(contentSegmentMapping) }),
  }),
};
