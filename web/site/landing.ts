location.replace('play/')
