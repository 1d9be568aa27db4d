export type { OwnAim } from './aim-shower.js';
export { EventFollower, type FollowerTold } from './event-follower.js';
export { Gallery, type GalleryTold } from './gallery.js';
export type { LossCause } from './link.js';
export {
  type Declined,
  OtherOutcome,
  type Reached,
  type RemoteOnlooker,
  type WhoIsThere,
} from './onlooker.js';
export type { RemotePorts, Socket, SocketTold } from './ports.js';
export { RemoteMatch, type RemotePlace } from './remote-match.js';
