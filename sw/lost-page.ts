/** What stands for the app where the browser has removed it and there is no network. The worker has no catalogue: these are all its words. */
export function lostPage(): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Disha · दिशा</title>
<body style="max-width:32rem;margin:auto;padding:2rem 1.25rem;font:1rem/1.6 system-ui;background:#fbf7ef;color:#2a2118">
<h1>Disha · दिशा</h1>
<p>A part of the app is no longer on this device. Please connect to the internet once and open it again. What you wrote is still here.</p>
<p lang="hi">ऐप का एक हिस्सा अब इस डिवाइस पर नहीं है। एक बार इंटरनेट से जुड़कर इसे फिर खोलें। आपका लिखा हुआ यहीं है।</p>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
