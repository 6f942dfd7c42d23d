import { cosineOf, sineOf } from './sine-table.ts';

/**
 * Nutation after IAU 2000B (McCarthy and Luzum 2003), its sixty largest terms: within 0.002" of IAU 2000A in this
 * century and the last.
 *
 * @param centuries Julian centuries of terrestrial time since 2000.
 * @returns degrees, in longitude and in obliquity.
 */
export function nutationOf(centuries: number): { longitude: number; obliquity: number } {
  const [l = 0, m = 0, f = 0, d = 0, node = 0] = delaunay.map(
    ([at2000 = 0, rate = 0]) => (((at2000 + rate * centuries) % fullTurn) / 3600) * radians,
  );
  // The planets' own part is taken as constant.
  let [longitude, obliquity] = [-1350, 3880];
  for (const term of terms) {
    const argument = term[0] * l + term[1] * m + term[2] * f + term[3] * d + term[4] * node;
    longitude += term[5] * sineOf(argument);
    obliquity += term[6] * cosineOf(argument);
  }
  longitude += centuries * (-174_666 * Math.sin(node) + 3633 * -Math.sin(m)) + 33_386 * Math.cos(node);
  obliquity += centuries * 9086 * Math.cos(node) + 15_377 * Math.sin(node);
  return { longitude: longitude / 3.6e10, obliquity: obliquity / 3.6e10 };
}

/** The mean obliquity of the ecliptic in degrees, IAU 2006 (Capitaine and others 2003); `centuries` as above. */
export function meanObliquity(centuries: number): number {
  const t = centuries;
  const seconds =
    84_381.406 + t * (-46.836_769 + t * (-0.000_183_1 + t * (0.002_003_4 + t * (-5.76e-7 - t * 4.34e-8))));
  return seconds / 3600;
}

const radians = Math.PI / 180;
/** Arc seconds. */
const fullTurn = 1_296_000;

/** Arc seconds at 2000 and in a century: the Moon's anomaly, the Sun's, the Moon's way from its node, from the Sun, the node. */
const delaunay: readonly (readonly number[])[] = [
  [485_868.249036, 1_717_915_923.2178],
  [1_287_104.79305, 129_596_581.0481],
  [335_779.526232, 1_739_527_262.8478],
  [1_072_260.70369, 1_602_961_601.209],
  [450_160.398036, -6_962_890.5431],
];

/** Multiples of the five, then the sine in longitude and the cosine in obliquity, in 0.1 micro arc seconds. */
// prettier-ignore
const terms: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [0, 0, 0, 0, 1, -172064161, 92052331], [0, 0, 2, -2, 2, -13170906, 5730336], [0, 0, 2, 0, 2, -2276413, 978459],
  [0, 0, 0, 0, 2, 2074554, -897492], [0, 1, 0, 0, 0, 1475877, 73871], [0, 1, 2, -2, 2, -516821, 224386],
  [1, 0, 0, 0, 0, 711159, -6750], [0, 0, 2, 0, 1, -387298, 200728], [1, 0, 2, 0, 2, -301461, 129025],
  [0, -1, 2, -2, 2, 215829, -95929], [0, 0, 2, -2, 1, 128227, -68982], [-1, 0, 2, 0, 2, 123457, -53311],
  [-1, 0, 0, 2, 0, 156994, -1235], [1, 0, 0, 0, 1, 63110, -33228], [-1, 0, 0, 0, 1, -57976, 31429],
  [-1, 0, 2, 2, 2, -59641, 25543], [1, 0, 2, 0, 1, -51613, 26366], [-2, 0, 2, 0, 1, 45893, -24236],
  [0, 0, 0, 2, 0, 63384, -1220], [0, 0, 2, 2, 2, -38571, 16452], [0, -2, 2, -2, 2, 32481, -13870],
  [-2, 0, 0, 2, 0, -47722, 477], [2, 0, 2, 0, 2, -31046, 13238], [1, 0, 2, -2, 2, 28593, -12338],
  [-1, 0, 2, 0, 1, 20441, -10758], [2, 0, 0, 0, 0, 29243, -609], [0, 0, 2, 0, 0, 25887, -550],
  [0, 1, 0, 0, 1, -14053, 8551], [-1, 0, 0, 2, 1, 15164, -8001], [0, 2, 2, -2, 2, -15794, 6850],
  [0, 0, -2, 2, 0, 21783, -167], [1, 0, 0, -2, 1, -12873, 6953], [0, -1, 0, 0, 1, -12654, 6415],
  [-1, 0, 2, 2, 1, -10204, 5222], [0, 2, 0, 0, 0, 16707, 168], [1, 0, 2, 2, 2, -7691, 3268],
  [-2, 0, 2, 0, 0, -11024, 104], [0, 1, 2, 0, 2, 7566, -3250], [0, 0, 2, 2, 1, -6637, 3353],
  [0, -1, 2, 0, 2, -7141, 3070], [0, 0, 0, 2, 1, -6302, 3272], [1, 0, 2, -2, 1, 5800, -3045],
  [2, 0, 2, -2, 2, 6443, -2768], [-2, 0, 0, 2, 1, -5774, 3041], [2, 0, 2, 0, 1, -5350, 2695],
  [0, -1, 2, -2, 1, -4752, 2719], [0, 0, 0, -2, 1, -4940, 2720], [-1, -1, 0, 2, 0, 7350, -51],
  [2, 0, 0, -2, 1, 4065, -2206], [1, 0, 0, 2, 0, 6579, -199], [0, 1, 2, -2, 1, 3579, -1900],
  [1, -1, 0, 0, 0, 4725, -41], [-2, 0, 2, 0, 2, -3075, 1313], [3, 0, 2, 0, 2, -2904, 1233],
  [0, -1, 0, 2, 0, 4348, -81], [1, -1, 2, 0, 2, -2878, 1232], [0, 0, 0, 1, 0, -4230, -20],
  [-1, -1, 2, 2, 2, -2819, 1207], [-1, 0, 2, 0, 0, -4056, 40], [0, -1, 2, 2, 2, -2647, 1129],
];
