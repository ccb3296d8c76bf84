import { contract } from '@portal/api/contract';
import { noCpdReminders, noReminders } from '@portal/rules';
import type { Hono } from 'hono';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { allowPage } from '../../http/page-frame.ts';
import { notFound } from '../../http/problem.ts';
import { cpdWishesOf, setCpdWishes } from '../cpd-reminders/index.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { personOfToken, type Reminded, reminded } from './unsubscribe.ts';
import { noNews } from '../news-mails/index.ts';
import { wishesOf } from './wishes.queries.ts';
import { setWishes } from './wishes.writes.ts';
import { personById } from './reminders.queries.ts';

export function reminderRoutes(routes: Routes): void {
  const { reminders } = contract;
  bind(routes, reminders.mine, (_, call) => wishesOf(call.db, personOf(call).id));
  bind(routes, reminders.update, async ({ body }, call) => {
    await setWishes(call.db, personOf(call).id, body);
    return body;
  });
  bind(routes, reminders.ofCpd, (_, call) => cpdWishesOf(call.db, personOf(call).id));
  bind(routes, reminders.updateOfCpd, async ({ body }, call) => {
    await setCpdWishes(call.db, personOf(call).id, body);
    return body;
  });
}

const longestToken = 400;

const turnOff: Readonly<Record<Reminded, (db: Db, personId: string) => Promise<void>>> = {
  events: (db, personId) => setWishes(db, personId, noReminders),
  cpd: (db, personId) => setCpdWishes(db, personId, noCpdReminders),
  news: noNews,
};

/** Turns mails off for whoever has the address that their mail names (RFC 8058): looking at it changes nothing. */
export function mountUnsubscribe(app: Hono<AppEnv>, deps: Deps): void {
  mountOf(app, deps, 'events');
  mountOf(app, deps, 'cpd');
  mountOf(app, deps, 'news');
}

function mountOf(app: Hono<AppEnv>, deps: Deps, about: Reminded): void {
  const { db, profile } = deps;
  const { path } = reminded[about];
  const holderOf = async (token: string | undefined) => {
    const personId = token === undefined || token.length > longestToken ? null : personOfToken(deps, about, token);
    const [person] = personId === null ? [] : await personById(db, personId);
    if (person === undefined) throw notFound();
    return person.id;
  };
  app.use(path, async (c, next) => {
    allowPage(c);
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.get(path, async (c) => {
    await holderOf(c.req.query('token'));
    return c.html(unsubscribePage(profile, about, 'asks'));
  });
  app.post(path, async (c) => {
    await turnOff[about](db, await holderOf(c.req.query('token')));
    return c.html(unsubscribePage(profile, about, 'done'));
  });
}
