import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { cancelEvent } from './cancel-event.ts';
import { historyOf } from './change-event.queries.ts';
import { copyEvent, createEvent, editEvent, fieldsOf, publishEvent, repeatEvent } from './change-event.ts';
import { deskEvent, queryEvents } from './desk-list.ts';
import { filesOf, saveFiles } from './event-files.ts';
import { listOptions } from './list-options.queries.ts';

export function deskRoutes(routes: Routes): void {
  const { desk } = contract;
  bind(routes, desk.query, ({ query, body }, call) => queryEvents(query, body, call));
  bind(routes, desk.byId, (_, call) => deskEvent(call));
  bind(routes, desk.options, (_, { db }) => listOptions(db));
  bind(routes, desk.fields, (_, call) => fieldsOf(call));
  bind(routes, desk.create, ({ body }, call) => createEvent(body, call));
  bind(routes, desk.edit, ({ body }, call) => editEvent(body, call));
  bind(routes, desk.publish, ({ body }, call) => publishEvent(body.revision, call));
  bind(routes, desk.cancel, ({ body }, call) => cancelEvent(body, call));
  bind(routes, desk.copy, (_, call) => copyEvent(call));
  bind(routes, desk.repeat, ({ body }, call) => repeatEvent(body.days, call));
  bind(routes, desk.files, (_, call) => filesOf(call));
  bind(routes, desk.saveFiles, ({ body }, call) => saveFiles(body, call));
  bind(routes, desk.history, (_, call) => historyOf(call));
}
