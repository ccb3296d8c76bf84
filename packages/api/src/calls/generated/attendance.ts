// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AttendanceContract = Contract['attendance'];

/** Who has a ticket of an event, by name: `GET /api/admin/event/{id}/attendees`, as {@link AttendanceContract.attendees the contract} declares it */
export const attendees: CallOf<'attendance', 'attendees'> = {
  name: 'attendance.attendees',
  method: 'GET',
  path: '/api/admin/event/{id}/attendees',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** How many have a ticket of each type of an event, and how many of them have come: `GET /api/admin/event/{id}/attendance`, as {@link AttendanceContract.overview the contract} declares it */
export const overview: CallOf<'attendance', 'overview'> = {
  name: 'attendance.overview',
  method: 'GET',
  path: '/api/admin/event/{id}/attendance',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What the people of an event eat and need, for the caterer: `GET /api/admin/event/{id}/needs`, as {@link AttendanceContract.needs the contract} declares it */
export const needs: CallOf<'attendance', 'needs'> = {
  name: 'attendance.needs',
  method: 'GET',
  path: '/api/admin/event/{id}/needs',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The attendees of an event as a table for a spreadsheet: `GET /api/admin/event/{id}/attendees.csv`, as {@link AttendanceContract.exportCsv the contract} declares it */
export const exportCsv: CallOf<'attendance', 'exportCsv'> = {
  name: 'attendance.exportCsv',
  method: 'GET',
  path: '/api/admin/event/{id}/attendees.csv',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Every ticket of an event, for a device that checks people in without a network: `GET /api/admin/event/{id}/door`, as {@link AttendanceContract.doorList the contract} declares it */
export const doorList: CallOf<'attendance', 'doorList'> = {
  name: 'attendance.doorList',
  method: 'GET',
  path: '/api/admin/event/{id}/door',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Check people in, or take that back: one scan, or all that a device has made without a network: `POST /api/admin/event/{id}/checkin`, as {@link AttendanceContract.checkIn the contract} declares it */
export const checkIn: CallOf<'attendance', 'checkIn'> = {
  name: 'attendance.checkIn',
  method: 'POST',
  path: '/api/admin/event/{id}/checkin',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
