import { expect, it } from 'vitest';
import { makeMeters } from '../src/meters.js';

it('what was counted, timed and is watched is told as Prometheus reads it', async () => {
  const meters = makeMeters();
  meters.count('strokes');
  meters.count('strokes');
  meters.refused('not-your-turn');
  meters.took('ack', 7);
  let open = 3;
  meters.watch('sockets', () => open);
  open = 5;
  const lines = (await meters.text()).split('\n');
  expect(lines).toContain('opencarrom_strokes_total 2');
  expect(lines).toContain('opencarrom_refusals_total{code="not-your-turn"} 1');
  expect(lines).toContain('opencarrom_ack_seconds_bucket{le="0.005"} 0');
  expect(lines).toContain('opencarrom_ack_seconds_bucket{le="0.01"} 1');
  expect(lines).toContain('opencarrom_sockets 5');
  expect(lines).toContain('opencarrom_rooms 0');
  expect(lines).toContain('opencarrom_fenced_total 0');
});

it('two servers in one process count apart', async () => {
  const [one, other] = [makeMeters(), makeMeters()];
  one.count('resumes');
  expect(await one.text()).toContain('opencarrom_resumes_total 1');
  expect(await other.text()).toContain('opencarrom_resumes_total 0');
});

it('who reads them is told of the process too', async () => {
  expect(await makeMeters({ isRead: true }).text()).toMatch(/opencarrom_nodejs_eventloop_lag_p99_seconds/);
});
