/** Short and dry, made on the spot: no file is loaded. Every sound has a visible and a spoken twin, so none is needed. */
export type Sound = "move" | "turn" | "end" | "refused";

let context: AudioContext | undefined;

function tone(at: AudioContext, pitch: number, from: number, seconds: number, loud: number): void {
  const start = at.currentTime + from;
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
/** A card on cloth: a breath of noise. */
function tap(at: AudioContext): void {
  const length = Math.floor(at.sampleRate * 0.045);
  const noise = at.createBuffer(1, length, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3 * 0.2;
  const voice = at.createBufferSource();
  const dull = at.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = 1_800;
  voice.buffer = noise;
  voice.connect(dull).connect(at.destination);
  voice.start();
}
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  const at = context;
  if (sound === "move") tap(at);
  else if (sound === "refused") tone(at, 160, 0, 0.12, 0.08);
  else if (sound === "turn")
    for (const [index, pitch] of [523, 659].entries()) tone(at, pitch, index * 0.09, 0.18, 0.07);
  else for (const [index, pitch] of [392, 523, 659, 784].entries()) tone(at, pitch, index * 0.1, 0.4, 0.07);
}
