link-title = Continua qui
link-note = Questo link porta il tuo posto al tavolo su questo dispositivo. Vale una volta sola; l’altro dispositivo poi guarda soltanto.
link-take = Prendi il posto qui
