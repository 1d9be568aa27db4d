import { DailyCounts, DailySent, OfDay } from '@opencarrom/protocol/schemas';
import { followStrokes, isSame, type Shot, wayMarkOf } from '@opencarrom/shots';
import { shotOfDay } from '@opencarrom/shots/collection';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry, HOUR } from '../http/tries.js';
import { DailyCounting } from './daily-counts.js';
import { mustBeTaken, mustHaveBegun } from './days.js';

/** A first miss and the success are told: this is many days made up for at once. */
const SENT = { times: 40, within: HOUR };

/** How others did may be kept on its way for so many seconds. */
const KEPT = 'public, max-age=15';

interface WithDay {
  Params: OfDay;
}

/** The shot of the day: one's own result, and how others did. Who did what is told nobody. */
export const dailyRoutes: Routes = (api, services) => {
  const { store, now, doorkeeper } = services;
  const counting = new DailyCounting(services);
  const tags = ['shots'];

  api.get<WithDay>(
    '/shots/daily/:day',
    {
      schema: {
        tags,
        summary: 'How everybody did at the shot of a day',
        params: OfDay,
        response: { 200: DailyCounts },
      },
    },
    async (request, reply) => {
      mustHaveBegun(request.params.day, now());
      reply.header('cache-control', KEPT);
      return counting.of(request.params.day);
    },
  );

  api.post<WithDay & { Body: DailySent }>(
    '/shots/daily/:day',
    {
      schema: {
        tags,
        summary: 'How one did at it oneself, judged again here; a success is counted once',
        params: OfDay,
        body: DailySent,
        response: { 200: DailyCounts },
      },
    },
    async (request) => {
      const { account } = await doorkeeper.personIn(request);
      const { day } = request.params;
      mustBeTaken(day, now());
      await countTry(services, `daily ${account}`, SENT);
      const { shot, tries, strokes } = request.body;
      const wanted = shotOfDay(day);
      if (shot !== wanted.id)
        throw new Problem(400, 'bad-request', `the shot of this day is ${wanted.id}`, 'body.shot');
      const result = { ...{ shot, tries, sent_at: now() }, ...judged(wanted, strokes) };
      const change = store.db
        .insertInto('daily_shots')
        .values({ day, account, ...result })
        .onConflict((conflict) =>
          conflict.columns(['day', 'account']).doUpdateSet(result).where('daily_shots.solved', '=', 0),
        );
      await store.write([{ change }]);
      return counting.anew(day);
    },
  );
};

/** Did these strokes do it, and by which of the shot's ways? How safe that was is nobody's here: it would cost time. */
function judged(
  shot: Shot,
  strokes: DailySent['strokes'],
): { readonly solved: 0 | 1; readonly way: number | null } {
  const { steps, why } = followStrokes(shot, strokes);
  const [first] = steps;
  if (why.code !== 'done' || !first) return { solved: 0, way: null };
  const mark = wayMarkOf(shot, first);
  const way = shot.ways.findIndex((each) => isSame(each, mark));
  return { solved: 1, way: way < 0 ? null : way };
}
